export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly kind: 'success' | 'error' | 'info';
}
