/** @returns stops listening */
export function onVisible(listener: () => void): () => void {
  const onChange = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
