/** Shows all that is written in a form as its page will show it, in a window as wide as a page. */
import { type Draft, Preview } from '@access/kit'
import { Button, Form, Modal } from 'antd'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import styles from '../management.module.css'
import { windowStyles } from '../window.ts'

/** `of` is the item's type. */
export function PagePreview({ of }: { of: string }) {
  const form = Form.useFormInstance()
  const [shown, show] = useState<Draft | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.wide}>
      <Button
        icon={<Eye size={18} aria-hidden />}
        onClick={() => {
          show(form.getFieldsValue(true) as Draft)
          setOpen(true)
        }}
      >
        Preview the page
      </Button>
      {shown && (
        <Modal
          open={isOpen}
          title="Preview"
          width="min(100% - 2rem, 80rem)"
          classNames={windowStyles}
          centered
          closable={{ 'aria-label': 'Close' }}
          onCancel={() => setOpen(false)}
          afterClose={() => show(null)}
          footer={
            <Button type="primary" onClick={() => setOpen(false)}>
              Go on writing
            </Button>
          }
        >
          <Preview of={of} item={shown} />
        </Modal>
      )}
    </div>
  )
}
