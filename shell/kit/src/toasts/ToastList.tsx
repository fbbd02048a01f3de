/** The toasts on the page. Apart from the provider, since most pages never show one. */
import * as Toasts from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { type Toast, toastRules } from './toast.ts'

/** The place of all toasts, and those that there are. */
export function ToastList({ toasts, onDismiss }: { toasts: Toast[]; onDismiss(id: number): void }) {
  const place = useRef<HTMLOListElement>(null)
  const { pathname } = useLocation()
  // In the flow a toast that goes by itself leaves its room on the page: what is below must not move under a finger.
  const [room, setRoom] = useState({ pathname, height: 0 })
  const slot = findSlot()
  const viewport = (
    <Toasts.Viewport
      ref={place}
      className="toast-place"
      hotkey={[...toastRules.hotkey]}
      style={
        {
          '--toast-room': `${room.pathname === pathname ? room.height : 0}px`,
          '--toast-top': findTop(),
        } as CSSProperties
      }
    />
  )
  return (
    <Toasts.Provider
      label={toastRules.label}
      duration={toastRules.duration}
      swipeDirection={toastRules.swipeDirection}
      swipeThreshold={toastRules.swipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          {...toast}
          onDismiss={(isByHand) => {
            setRoom({ pathname, height: isByHand ? 0 : (place.current?.getBoundingClientRect().height ?? 0) })
            onDismiss(toast.id)
          }}
        />
      ))}
      {slot ? createPortal(viewport, slot) : viewport}
    </Toasts.Provider>
  )
}

/** Its place in the flow: where no corner of the screen is free, and where a page must not be covered. */
function findSlot(): Element | undefined {
  const isInFlow = matchMedia('(max-width: 39.99rem)').matches || document.querySelector('.exit-bar')
  // The last is the one below all bars of its page.
  return isInFlow ? [...document.querySelectorAll('.toast-slot.live')].at(-1) : undefined
}

/** The lower edge of the exit bar where it stays in place; without one it is that of the header. */
function findTop(): string | undefined {
  const bar = document.querySelector<HTMLElement>('.exit-bar')
  return bar ? `calc(${getComputedStyle(bar).top} + ${bar.offsetHeight}px)` : undefined
}

function ToastItem({
  title,
  description,
  tone,
  open,
  onDismiss,
}: Toast & { onDismiss(isByHand: boolean): void }) {
  const isByHand = useRef(false)
  const markByHand = () => {
    isByHand.current = true
  }
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <Toasts.Root
      className={tone === 'error' ? 'toast toast-error' : 'toast'}
      open={open}
      onSwipeEnd={markByHand}
      onOpenChange={(isStillOpen) => isStillOpen || onDismiss(isByHand.current)}
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
      <Toasts.Close className="btn-icon" aria-label="Close notification" onClick={markByHand}>
        <X className="icon" aria-hidden="true" />
      </Toasts.Close>
    </Toasts.Root>
  )
}
