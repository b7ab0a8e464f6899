/**
 * Labels the unnamed fields of GraphiQL's editors by their region ("Variables").
 * @returns stop function
 */
export function keepEditorsNamed(place: HTMLElement): () => void {
  const nameAll = () => {
    for (const field of place.querySelectorAll('.CodeMirror textarea:not([aria-label])')) {
      const region = field.closest('[aria-label]');
      if (region !== null) field.setAttribute('aria-label', region.getAttribute('aria-label') ?? '');
    }
  };
  nameAll();
  const observer = new MutationObserver(nameAll);
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
