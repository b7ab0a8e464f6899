export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly kind: 'success' | 'error' | 'info';
  /** A button, such as Undo; the toast stays longer. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}
