import { t } from '@lingui/core/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { oneLine } from '../../labels/plainText.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { TickNews } from './tick.ts';

/** Others are only counted. */
const NAMED = 3;

/** One toast, since only one is visible. */
export function tellTickNews(news: readonly TickNews[]): void {
  if (news.some(({ kind }) => kind === 'refused')) {
    showError(t`Failed to update ingredient.`);
    return;
  }
  const [first] = news;
  if (first === undefined) return;
  if (first.kind === 'delayed') {
    showError(t`Failed to update ingredient. Trying again by itself.`);
    return;
  }
  showToast({ kind: 'info', title: titleOf(news), description: newsText(news) });
}

function titleOf(news: readonly TickNews[]): string {
  return news.some(({ kind }) => kind === 'gone') ? t`The list has changed` : t`Already bought`;
}

/** A line of several ingredients is named once. */
function newsText(news: readonly TickNews[]): string {
  const sentences = [...new Set(news.flatMap(sentenceOf))];
  const others = sentences.length - NAMED;
  const named = sentences.slice(0, NAMED);
  return (others > 0 ? [...named, t`And ${others} more.`] : named).join(' ');
}

function sentenceOf(news: TickNews): string[] {
  switch (news.kind) {
    case 'already-bought':
      return [t`${{ item: itemText(news.name) }}: already purchased by ${{ name: oneLine(news.by) }}.`];
    case 'gone':
      return [goneText(itemText(news.name))];
    case 'refused':
    case 'delayed':
      return [];
  }
}

/** At the start of its sentence. */
function itemText(name: string): string {
  return capitalized(oneLine(name));
}

function goneText(item: string): string {
  return item === ''
    ? t`An item that you checked off is no longer on the list.`
    : t`${item} is no longer on the list.`;
}
