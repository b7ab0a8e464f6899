import { t } from '@lingui/core/macro';
import { handOverFile } from '../../browser/saveFile.ts';
import { showError } from '../../ui/feedback/toaster.tsx';

const JSON_LD = 'application/ld+json';
const FAILED = t`Check your connection, or try again later.`;

/** Saves a recipe as a file of schema.org JSON-LD, which other apps import. Shows a failure; never rejects. */
export async function exportRecipe({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): Promise<void> {
  try {
    const response = await fetch(`/api/recipes/${id}`, {
      credentials: 'same-origin',
      headers: { Accept: JSON_LD },
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    await handOverFile(`${fileStem(name)}.json`, JSON_LD, await response.text());
  } catch {
    // No connection, or a refusal.
    showError(FAILED, t`The recipe could not be exported`);
  }
}

/** "Mac & cheese" as "Mac-cheese": letters and digits of any script. */
function fileStem(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'recipe';
}
