import { act } from '@testing-library/react';

/** Text of a blob, which jsdom's have no text() for. Toasts may move meanwhile. */
export function blobText(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return act(
    () =>
      new Promise<string>((resolve, reject) => {
        reader.onload = () => {
          if (typeof reader.result === 'string') resolve(reader.result);
          else reject(new Error('A blob that is read as text is one.'));
        };
        reader.readAsText(blob);
      }),
  );
}
