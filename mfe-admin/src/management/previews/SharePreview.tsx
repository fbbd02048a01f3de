/** A button to share the page of an item with others before it is public. */

import { previewLimits } from '@access/content/previews/preview.rules'
import { isolate } from '@access/kit'
import { Alert, Button, Modal } from 'antd'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { CopyField } from '../../components/CopyField.tsx'
import { formatThis } from '../../components/change.messages.ts'
import { DateTime } from '../../components/DateTime.tsx'
import { Row } from '../../components/RowList.tsx'
import rows from '../../components/rows.module.css'
import styles from '../../components/screen.module.css'
import { useDialog } from '../../components/use-dialog.ts'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useAction } from '../../data/use-action.ts'
import { useLiveQuery } from '../../data/use-live-query.ts'
import {
  CreatePreviewLinkDocument,
  type PreviewLinkFragment,
  PreviewLinksDocument,
  RevokePreviewLinkDocument,
} from './preview-links.generated.ts'

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

/** Links that show an item to anyone who has one: a new one to copy, and those that still work, to revoke. */
function SharePreviewDialog({
  typename,
  id,
  noun,
  onClosed,
}: {
  typename: string
  id: string
  noun: string
  /** Called once the dialog has closed. */
  onClosed(): void
}) {
  const { modal } = useDialog(onClosed, '36rem')
  const [newUrl, setNewUrl] = useState<string | null>(null)
  const links = useLiveQuery(PreviewLinksDocument, { itemId: id }, 'PreviewLink')
  const creation = useAction(CreatePreviewLinkDocument, {
    successMessage: 'Preview link created',
    failureMessage: 'Failed to create a preview link',
  })

  async function create() {
    const data = await creation.act({ type: typename, itemId: id })
    if (data) setNewUrl(`${location.origin}/preview#${data.made.token}`)
  }

  return (
    <Modal
      {...modal}
      title={`Share a preview of ${formatThis(noun)}`}
      cancelText="Close"
      okText="Create link"
      okButtonProps={{ loading: creation.isActing }}
      onOk={create}
    >
      <p>
        Anyone with a link sees the page as it is saved, with what you have typed since. A link works for{' '}
        {previewLimits.days} days, or until it is revoked.
      </p>
      {creation.errorMessage && (
        <Alert className={styles.spaced} type="error" showIcon title={creation.errorMessage} />
      )}
      {newUrl && (
        <CopyField key={newUrl} label="New link. Copy it now: it is not shown again." value={newUrl} />
      )}
      <QueryResult query={links}>
        {({ links }) =>
          links.length > 0 && (
            <ul className={rows.rows} aria-label="Links that still work">
              {links.map((link) => (
                <ActiveLink key={link.id} link={link} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Modal>
  )
}

function ActiveLink({ link: { id, creatorName, expiresAt } }: { link: PreviewLinkFragment }) {
  const { act, isActing } = useAction(RevokePreviewLinkDocument, {
    successMessage: 'Preview link revoked',
    failureMessage: 'Failed to revoke the preview link',
  })
  return (
    <Row>
      <span>
        Created by {isolate(creatorName)}, works until <DateTime value={expiresAt} />
      </span>
      <Button danger loading={isActing} onClick={() => act({ id })}>
        Revoke
        <span className="sr"> the link of {creatorName}</span>
      </Button>
    </Row>
  )
}
