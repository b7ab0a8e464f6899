import { useEffect } from 'react';

/** Names the tab, and so the page in the history and to those who listen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
