/** What of an item's pictures visitors do not see, with a button to fetch them again. */

import { Alert, Button, Flex, Modal } from 'antd'
import { useState } from 'react'
import { useMutation } from 'urql'
import { formatThis } from '../../components/change.messages.ts'
import styles from '../../components/screen.module.css'
import { useDialog } from '../../components/use-dialog.ts'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import type { FetchPicturesMutation, SavedItem } from '../definition/definition.ts'

type PictureWarningsProps = { item: SavedItem; document: FetchPicturesMutation }

export function PictureWarnings({ item, document }: PictureWarningsProps) {
  const [warnings, setWarnings] = useState(item.warnings ?? null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [{ fetching }, fetchPictures] = useMutation(document)
  const callAuthenticated = useAuthenticatedCall()

  async function fetchAgain() {
    const { data, error } = await callAuthenticated(() => fetchPictures({ id: item.id }))
    setErrorMessage(error ? parseMutationError(error).message : null)
    if (data) setWarnings(data.item.warnings ?? null)
  }

  return (
    <>
      {/* It stands there before there is anything to say, or it would not be read out. */}
      <div role="status">
        {warnings === null && (
          <Alert className={styles.spaced} type="success" showIcon title="Visitors see every picture now." />
        )}
      </div>
      {warnings && (
        <Alert
          className={styles.spaced}
          type="warning"
          showIcon
          title={
            <Flex vertical gap="small">
              {warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </Flex>
          }
          action={
            <Button loading={fetching} onClick={fetchAgain}>
              Try again
            </Button>
          }
        />
      )}
      {errorMessage && <Alert className={styles.spaced} type="error" showIcon title={errorMessage} />}
    </>
  )
}

/** The same after a save, when the form has closed: nothing of the save is lost. */
export function PictureWarningsDialog({
  noun,
  onClosed,
  ...warnings
}: PictureWarningsProps & { noun: string; onClosed(): void }) {
  const { close, modal } = useDialog(onClosed, '40rem')
  return (
    <Modal
      {...modal}
      title="Saved, but a picture is missing"
      footer={
        <Button type="primary" onClick={close}>
          Close
        </Button>
      }
    >
      <p>
        Everything in {formatThis(noun)} is saved. Pictures of other websites are copied to this one, so that
        nobody else learns who reads our pages.
      </p>
      <PictureWarnings {...warnings} />
    </Modal>
  )
}
