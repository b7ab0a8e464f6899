/** What the server read of a file, or why it refused. */
export type FileAnswer =
  | { readonly isRead: true; readonly value: object }
  | { readonly isRead: false; readonly reason: string };

/**
 * Sends a file to be read; nothing is saved. By REST, since GraphQL takes 64 kB.
 * @param unreadable said without a connection, and for an answer that is not the server's
 */
export async function sendFile(path: string, file: Blob, unreadable: string): Promise<FileAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { isRead: false, reason: unreadable };
    if (response.ok) return { isRead: true, value: answer };
    const message: unknown = Reflect.get(answer, 'message');
    return { isRead: false, reason: typeof message === 'string' ? message : unreadable };
  } catch {
    // No connection, or the file has moved.
    return { isRead: false, reason: unreadable };
  }
}
