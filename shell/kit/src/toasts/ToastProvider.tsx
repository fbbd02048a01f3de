/** Short notices that come and go: one at a time, never the only place where an error is shown. */
import * as Toasts from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'

export type ToastTone = 'success' | 'error'
export type ToastText = { title: string; description?: string; tone?: ToastTone }

/** Every number about toasts, once. */
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

type Toast = ToastText & { id: number; open: boolean }
type ShowToast = (text: ToastText) => void

const ToastContext = createContext<ShowToast | null>(null)
let lastId = 0

/** Shows the toasts of everything inside. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => startTransition(() => setIsMounted(true)), [])

  const show = useCallback<ShowToast>((text) => {
    lastId += 1
    const toast = { ...text, id: lastId, open: true }
    setToasts((current) => [toast, ...current].slice(0, toastRules.limit))
  }, [])

  const dismiss = useCallback((id: number) => {
    setToasts((current) => current.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
    setTimeout(
      () => setToasts((current) => current.filter((toast) => toast.id !== id)),
      toastRules.removalDelay,
    )
  }, [])

  return (
    <ToastContext value={show}>
      <Toasts.Provider
        label={toastRules.label}
        duration={toastRules.duration}
        swipeDirection={toastRules.swipeDirection}
        swipeThreshold={toastRules.swipeThreshold}
      >
        {children}
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...toast} onDismiss={() => dismiss(toast.id)} />
        ))}
        {/* Not on the server: Radix writes a style attribute, which the content security policy forbids in a page. */}
        {isMounted && <Toasts.Viewport className="toast-place" hotkey={[...toastRules.hotkey]} />}
      </Toasts.Provider>
    </ToastContext>
  )
}

/** Lets a screen show a toast. */
export function useToast(): { toast: ShowToast } {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast must be used within ToastProvider')
  return useMemo(() => ({ toast }), [toast])
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
