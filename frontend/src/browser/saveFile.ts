/** Safari reads what it downloads a while after it was asked to. */
const KEEP_MS = 60_000;

/** Has the browser save a text as a file, under that name where its downloads go. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/**
 * Saves a text as a file where downloads are files; an app on the home screen of an iPhone would show it with no way
 * back, so there it is handed to what the device shares with. Resolves to false when whoever was asked where to put it
 * said nowhere.
 */
export async function handOverFile(name: string, mediaType: string, text: string): Promise<boolean> {
  const file = new File([text], name, { type: mediaType });
  if (isOnHomeScreenOfApple() && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // It took too long since the press, for example: the download is better than nothing.
    }
  }
  saveFile(name, mediaType, text);
  return true;
}

function isOnHomeScreenOfApple(): boolean {
  return Reflect.get(navigator, 'standalone') === true;
}
