/** Saves a form, as Ctrl and Enter do in its fields. */
import { Button } from 'antd'

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
