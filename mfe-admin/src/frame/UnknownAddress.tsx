/** The page for an unknown address, for administrators. */
import { MapPinOff } from 'lucide-react'
import { PortalMessage } from './PortalMessage.tsx'

const UnknownAddress = () => (
  <PortalMessage title="404 Page Not Found" status={404} Icon={MapPinOff}>
    Did you forget to add the page to the router?
  </PortalMessage>
)

export default UnknownAddress
