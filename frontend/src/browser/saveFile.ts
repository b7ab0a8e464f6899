/** Safari reads a download some time after the click. */
const KEEP_MS = 60_000;

export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/**
 * Downloads; an iPhone's home-screen app shares instead, since a download there has no way back. False if cancelled.
 */
export async function handOverFile(name: string, mediaType: string, text: string): Promise<boolean> {
  const file = new File([text], name, { type: mediaType });
  if (isOnHomeScreenOfApple() && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // For example, too long after the click.
    }
  }
  saveFile(name, mediaType, text);
  return true;
}

function isOnHomeScreenOfApple(): boolean {
  return Reflect.get(navigator, 'standalone') === true;
}
