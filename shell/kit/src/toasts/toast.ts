/** What a toast is, and every number about toasts, once. */

export type ToastTone = 'success' | 'error'
export type ToastText = { title: string; description?: string; tone?: ToastTone }
export type Toast = ToastText & { id: number; open: boolean }

export const toastRules = {
  limit: 1,
  /** From dismissal to removal. */
  removalDelay: 1_000_000,
  duration: 5000,
  swipeDirection: 'right',
  swipeThreshold: 50,
  hotkey: ['F8'],
  label: 'Notification',
} as const
