/** What a picture of the library shows, in words. */
import { Form, Input } from 'antd'

export function AltTextField() {
  return (
    <Form.Item
      name="altText"
      label="Alternative text"
      extra="What the picture shows, in one sentence. It is filled in wherever the picture is chosen from now on."
    >
      <Input autoComplete="off" />
    </Form.Item>
  )
}
