/** Asks for a picture to put into a text, and for what it shows in words. */

import { removeFocalPoint } from '@access/content/content-type/focal-point.rules'
import { useOnMount } from '@access/kit'
import { Form, Input, Modal, Switch } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { useDialog } from '../../../components/use-dialog.ts'
import { useCloseQuestion } from '../../../forms/use-close-question.tsx'
import { AddressInput } from '../files/AddressInput.tsx'
import { altTextMissingMessage, fileMessages, uploadPendingMessage } from '../files/files.messages.ts'
import { useFileUpload } from '../files/use-file-upload.ts'

type PictureValues = { address: string | null; alt: string; decorative: boolean }
const defaultValues: PictureValues = { address: null, alt: '', decorative: false }

export function PictureDialog({
  file,
  onInsert,
  onClosed,
}: {
  /** A picture that was dropped or pasted: it is on its way at once. */
  file: File | null
  onInsert(address: string, words: string): void
  onClosed(): void
}) {
  const { close, modal } = useDialog(onClosed, '36rem')
  const [form] = Form.useForm<PictureValues>()
  const isDecorative = Form.useWatch('decorative', form)
  const upload = useFileUpload('picture')
  const [isTouched, setTouched] = useState(false)
  const formId = useId()
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: modal.open && isTouched,
    close,
  })

  useOnMount(() => {
    if (file) upload.upload(file).then((address) => address && form.setFieldsValue({ address }))
  })

  function insert({ address, alt, decorative }: PictureValues) {
    // A text shows its pictures whole.
    onInsert(removeFocalPoint((address ?? '').trim()), decorative ? '' : alt.trim())
    close()
  }

  function submitOnShortcut({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Enter' && (ctrlKey || metaKey)) form.submit()
  }

  return (
    <Modal
      {...modal}
      title="Add a picture"
      onCancel={requestClose}
      okText="Add to the text"
      okButtonProps={{ htmlType: 'submit', form: formId }}
    >
      {/* Its own form, though it stands in another: what is sent here must not send that. */}
      <Form
        form={form}
        id={formId}
        name="picture"
        layout="vertical"
        requiredMark={false}
        initialValues={defaultValues}
        validateTrigger="onSubmit"
        noValidate
        onValuesChange={() => setTouched(true)}
        onKeyDown={submitOnShortcut}
        onFinish={insert}
      >
        <Form.Item
          name="address"
          label="Picture"
          extra={fileMessages.picture.hint}
          rules={[
            {
              validator: (_, address) =>
                buildRejection(upload.progress ? uploadPendingMessage : noPictureMessage(address)),
            },
          ]}
        >
          <AddressInput
            kind="picture"
            upload={upload}
            onReplaced={(altText) => form.setFieldsValue({ alt: altText ?? '', decorative: false })}
          />
        </Form.Item>
        {!isDecorative && (
          <Form.Item
            name="alt"
            label="Alternative text"
            extra="What the picture shows, in one sentence, for people who do not see it"
            rules={[{ required: true, whitespace: true, message: altTextMissingMessage }]}
          >
            <Input autoComplete="off" maxLength={300} />
          </Form.Item>
        )}
        <Form.Item
          name="decorative"
          label="Decorative"
          valuePropName="checked"
          extra="It adds nothing to the text: screen readers skip it"
        >
          <Switch />
        </Form.Item>
      </Form>
      {question}
    </Modal>
  )
}

const noPictureMessage = (address: string | null) =>
  /^(?:https:\/\/|\/(?!\/))[^\s()<>]+$/i.test((address ?? '').trim())
    ? null
    : 'Choose a picture, or enter an address like https://example.org/door.jpg'

const buildRejection = (words: string | null) =>
  words ? Promise.reject(new Error(words)) : Promise.resolve()
