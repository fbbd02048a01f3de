/** A button to share the page of an item with others before it is public. */
import { Button } from 'antd'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { SharePreviewDialog } from './SharePreviewDialog.tsx'

export function SharePreview(item: { typename: string; id: string; noun: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="text" icon={<Share2 size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Share preview
      </Button>
      {isOpen && <SharePreviewDialog {...item} onClosed={() => setOpen(false)} />}
    </>
  )
}
