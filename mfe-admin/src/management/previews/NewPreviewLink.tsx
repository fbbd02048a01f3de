/** A link that was just created, to be copied: only its hash is stored, so that it cannot be shown again. */
import { useToast } from '@access/kit'
import { Button, Flex, Input } from 'antd'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import styles from '../../components/screen.module.css'

export function NewPreviewLink({ url }: { url: string }) {
  const id = useId()
  const { toast } = useToast()

  async function copy() {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Success', description: 'Preview link copied', tone: 'success' })
  }

  return (
    <div className={styles.spaced}>
      <label htmlFor={id}>New link. Copy it now: it is not shown again.</label>
      <Flex gap="small">
        <Input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
        <Flex flex="none">
          <Button icon={<Copy size={18} aria-hidden />} onClick={copy}>
            Copy
          </Button>
        </Flex>
      </Flex>
    </div>
  )
}
