/** The two kinds of reasons: one is kept with the request, the other stands in logs that outlive it. */
import { Form, Input } from 'antd'
import management from '../../components/screen.module.css'

export const EncryptedReason = ({ label = 'Reason' }: { label?: string }) => (
  <Form.Item name="reason" label={label} extra="Encrypted with the request. Only staff can read it.">
    <Input.TextArea rows={3} className={management.long} />
  </Form.Item>
)

export const RecordedReason = () => (
  <Form.Item
    name="reason"
    label="Reason"
    extra="Stays in the timeline and the activity log: do not enter names."
  >
    <Input autoComplete="off" />
  </Form.Item>
)
