import { escapeHtml } from '../../../../domain/text/site/escapeHtml.ts';

const LINK = /https?:\/\/[^\s<>"]+/g;

/** A plain page of the text, whose links can be clicked. Names in it stay text. */
export function htmlOf(text: string): string {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const lines = paragraph.split('\n').map(withLinks).join('<br>');
    return `<p style="margin:0 0 16px">${lines}</p>`;
  });
  return `<!doctype html><html><body style="font:16px/1.5 system-ui,sans-serif;color:#1f2a24">${paragraphs.join('')}</body></html>`;
}

function withLinks(line: string): string {
  let html = '';
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const url = escapeHtml(match[0]);
    html += `${escapeHtml(line.slice(end, match.index))}<a href="${url}">${url}</a>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(line.slice(end));
}
