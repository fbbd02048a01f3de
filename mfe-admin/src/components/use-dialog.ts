/** A dialog that is open from the start, until it is closed. */
import type { ModalProps } from 'antd'
import { useState } from 'react'

/** `onClosed` is called once it has closed. */
export function useDialog(onClosed: () => void, width = '30rem') {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const modal = {
    open: isOpen,
    width: `min(100% - 2rem, ${width})`,
    onCancel: close,
    afterClose: onClosed,
  } satisfies ModalProps
  return { close, modal }
}
