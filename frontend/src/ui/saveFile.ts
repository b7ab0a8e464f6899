/** Has the browser save a text as a file, under that name where its downloads go. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds on to what it needs; without this the page would keep the text until it is closed.
  URL.revokeObjectURL(address);
}
