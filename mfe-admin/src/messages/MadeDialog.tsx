/** Reference and words of a request that was made of a message: told here and nowhere else. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { windowStyles } from '../management/window.ts'
import parts from '../parts/parts.module.css'
import { Reading } from '../parts/Reading.tsx'
import type { Made } from './documents.ts'

export function MadeDialog({ made: { reference, words }, onClosed }: { made: Made; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      title="Tell them these now"
      width="min(100% - 2rem, 30rem)"
      centered
      classNames={windowStyles}
      closable={{ 'aria-label': 'Close' }}
      // Who closes this by a stray click has lost the words.
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          I have told them
        </Button>
      }
    >
      <div className={parts.inside}>
        <p>
          With both they can see how their request stands. The words are shown only this once and are never
          sent by email.
        </p>
        <Reading facts={{ Reference: <b>{reference}</b>, 'Four words': <b>{words}</b> }} />
      </div>
    </Modal>
  )
}
