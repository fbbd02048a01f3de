/** The toasts on the page. Apart from the provider, since most pages never show one. */
import * as Toasts from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type Toast, toastRules } from './toast.ts'

/** The place of all toasts, and those that there are. */
export function ToastList({ toasts, onDismiss }: { toasts: Toast[]; onDismiss(id: number): void }) {
  return (
    <Toasts.Provider
      label={toastRules.label}
      duration={toastRules.duration}
      swipeDirection={toastRules.swipeDirection}
      swipeThreshold={toastRules.swipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} {...toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
      <Toasts.Viewport className="toast-place" hotkey={[...toastRules.hotkey]} />
    </Toasts.Provider>
  )
}

function ToastItem({ title, description, tone, open, onDismiss }: Toast & { onDismiss(): void }) {
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <Toasts.Root
      className={tone === 'error' ? 'toast toast-error' : 'toast'}
      open={open}
      onOpenChange={(isStillOpen) => isStillOpen || onDismiss()}
    >
      <Icon className="icon" aria-hidden="true" />
      <div>
        <Toasts.Title asChild>
          <b>{title}</b>
        </Toasts.Title>
        {description && (
          <Toasts.Description asChild>
            <p>{description}</p>
          </Toasts.Description>
        )}
      </div>
      <Toasts.Close className="btn-icon" aria-label="Close notification">
        <X className="icon" aria-hidden="true" />
      </Toasts.Close>
    </Toasts.Root>
  )
}
