/** Text of a blob; jsdom's blobs have no text(). */
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
