/** The fields for a reason: encrypted with the request, or recorded in logs that outlive it. */
import { TextField } from '../../forms/TextField.tsx'

export const EncryptedReason = ({ label = 'Reason' }: { label?: string }) => (
  <TextField
    name="reason"
    label={label}
    extra="Encrypted with the request. Only staff can read it."
    rows={3}
  />
)

export const RecordedReason = () => (
  <TextField
    name="reason"
    label="Reason"
    extra="Stays in the timeline and the activity log: do not enter names."
  />
)
