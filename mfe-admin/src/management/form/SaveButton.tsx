/** Saves a form, as Ctrl and Enter do in its fields. */
import { formatTime } from '@access/kit'
import { Button } from 'antd'
import styles from '../../components/screen.module.css'
import type { AutosaveState } from './use-item-draft.ts'

export const SaveButton = ({
  formId,
  isSaving,
  isDisabled = false,
}: {
  formId: string
  isSaving: boolean
  isDisabled?: boolean
}) => (
  <Button
    type="primary"
    htmlType="submit"
    form={formId}
    loading={isSaving}
    disabled={isDisabled}
    aria-keyshortcuts="Control+Enter Meta+Enter"
  >
    {isSaving ? 'Saving...' : 'Save'}
  </Button>
)

/** Says politely when what is typed was saved, or that it is not. */
export const SaveStatus = ({
  state,
  saved = 'Saved',
  failed = 'Not saved.',
}: {
  state: AutosaveState
  saved?: string
  failed?: string
}) => (
  // It stands there before there is anything to say, or it would not be read out.
  <p role="status" className={styles.draftStatus}>
    {state === 'failed' ? failed : state && `${saved} ${formatTime(state)}`}
  </p>
)
