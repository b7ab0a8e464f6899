/** What a blob holds, as text: jsdom's blobs cannot be asked for it themselves. */
export function blobText(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('A blob that is read as text is one.'));
    };
    reader.readAsText(blob);
  });
}
