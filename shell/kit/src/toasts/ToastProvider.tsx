/** Short notices that come and go: one at a time, never the only place where an error is shown. */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { type Toast, type ToastText, toastRules } from './toast.ts'

type ShowToast = (text: ToastText) => void
type ToastListProps = { toasts: Toast[]; onDismiss(id: number): void }

const ToastContext = createContext<ShowToast | null>(null)
let lastId = 0

/** Shows the toasts of everything inside. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [ToastList, loadToastList] = useToastList()

  const show = useCallback<ShowToast>(
    (text) => {
      lastId += 1
      const toast = { ...text, id: lastId, open: true }
      setToasts((current) => [toast, ...current].slice(0, toastRules.limit))
      loadToastList()
    },
    [loadToastList],
  )

  const dismiss = useCallback((id: number) => {
    setToasts((current) => current.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
    setTimeout(
      () => setToasts((current) => current.filter((toast) => toast.id !== id)),
      toastRules.removalDelay,
    )
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      {ToastList && <ToastList toasts={toasts} onDismiss={dismiss} />}
    </ToastContext>
  )
}

/**
 * The list, once it is needed: when a form gets the focus, whose answer will be a toast, or when the first toast is
 * shown, which is kept until the list is there.
 */
function useToastList(): [ComponentType<ToastListProps> | null, () => void] {
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null)
  const load = useCallback(() => {
    import('./ToastList.tsx').then(
      ({ ToastList }) => setList(() => ToastList),
      // The next toast tries again: what it says is on the page as well.
      () => {},
    )
  }, [])
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('form')) return
      removeEventListener('focusin', onFocus)
      load()
    }
    addEventListener('focusin', onFocus)
    return () => removeEventListener('focusin', onFocus)
  }, [load])
  return [List, load]
}

/** Lets a screen show a toast. */
export function useToast(): { toast: ShowToast } {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast must be used within ToastProvider')
  return useMemo(() => ({ toast }), [toast])
}

/**
 * Where toasts stand on a phone and on pages with the exit bar: in the flow, below the bars, so that they cover nothing.
 * Nothing may stand in it before it is hydrated, since React discards a page whose nodes are not those of the server.
 */
export const ToastSlot = () => <div className="toast-slot" ref={(slot) => slot?.classList.add('live')} />
