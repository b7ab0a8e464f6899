import { writeClipboard } from './clipboard.ts';

/** A page over http: jsdom has no clipboard, nor the command that browsers keep for such pages. */
function withCommand(isAllowed: boolean): { readonly copied: () => string; readonly selected: () => string } {
  let [copied, selected] = ['', ''];
  const execCommand = () => {
    selected = document.getSelection()?.toString() ?? '';
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const clipboardData = { setData: (_type: string, text: string) => (copied = text) };
    if (isAllowed) document.dispatchEvent(Object.assign(event, { clipboardData }));
    return isAllowed;
  };
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  return { copied: () => copied, selected: () => selected };
}

it.each(['two\nlines', '  spaces ', ''])('copies %j on a page without a clipboard', async (text) => {
  const { copied, selected } = withCommand(true);
  await writeClipboard(Promise.resolve(text));
  expect(copied()).toBe(text);
  expect(selected()).toBe(text);
  expect(document.body).toBeEmptyDOMElement();
});

it('says so if the browser refuses', async () => {
  withCommand(false);
  await expect(writeClipboard('text')).rejects.toThrow('The copy command was refused.');
  expect(document.body).toBeEmptyDOMElement();
});
