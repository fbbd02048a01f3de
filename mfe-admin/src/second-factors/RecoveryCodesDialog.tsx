/** Shows the recovery codes, this once. */
import { Button, Card, Flex, Modal, Typography } from 'antd'
import { useState } from 'react'
import { downloadBlob } from '../components/download-blob.ts'
import screen from '../components/screen.module.css'
import { useDialog } from '../components/use-dialog.ts'
import styles from './second-factors.module.css'

export function RecoveryCodesDialog({ codes, onClosed }: { codes: string[]; onClosed(): void }) {
  const { close, modal } = useDialog(onClosed, '36rem')
  const [copyMessage, setCopyMessage] = useState('')

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    setCopyMessage(
      isCopied ? 'Copied.' : 'Your browser does not allow copying: save them, or write them down.',
    )
  }

  return (
    <Modal
      {...modal}
      title="Your recovery codes"
      mask={{ closable: false }}
      // Only by the button, which says that they are safe.
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={close}>
          I have saved them
        </Button>
      }
    >
      <p>
        If you lose your passkey or phone, each of these signs you in once. Keep them with your other
        important papers. They are shown only now.
      </p>
      <Card size="small" className={screen.spaced}>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Card>
      <Flex wrap gap="small">
        <Button onClick={copy}>Copy</Button>
        <Button
          onClick={() =>
            downloadBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
          }
        >
          Save as a file
        </Button>
      </Flex>
      <Typography.Text type="secondary" role="status">
        {copyMessage}
      </Typography.Text>
    </Modal>
  )
}
