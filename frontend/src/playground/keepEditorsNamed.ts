/**
 * Names the fields that GraphiQL's editors are typed into after the region that they stand in, "Variables" for
 * instance: the editors come and go, and their fields have no names of their own.
 * @returns what ends it
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
