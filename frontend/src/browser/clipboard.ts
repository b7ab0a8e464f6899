/**
 * Copies a text. A promise is for a text that has to be loaded: some browsers require the call within the click.
 * @throws if the browser refuses
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  // Over http, browsers have no clipboard, unlike in the types.
  if (!('clipboard' in navigator)) copyByCommand(await text);
  else if (typeof text === 'string' || !('ClipboardItem' in window))
    await navigator.clipboard.writeText(await text);
  else {
    const item = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': item })]);
  }
}

/** The command copies a selection; selecting without focus leaves dialogs alone. @throws if it is refused */
function copyByCommand(text: string): void {
  const source = document.createElement('span');
  source.textContent = text;
  source.style.cssText = 'position: fixed; opacity: 0; white-space: pre; user-select: text';
  document.body.append(source);
  const setPlain = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', setPlain);
  document.getSelection()?.selectAllChildren(source);
  try {
    // Nothing replaces it on pages over http.
    // oxlint-disable-next-line typescript/no-deprecated
    if (!document.execCommand('copy')) throw new Error('The copy command was refused.');
  } finally {
    document.removeEventListener('copy', setPlain);
    source.remove();
  }
}
