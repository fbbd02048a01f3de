/** A service's icon as visitors see it, and the word for it. */
import { capitalize, ServiceIcon } from '@access/kit'
import { Flex } from 'antd'

export function IconName({ icon }: { icon: string | null }) {
  return (
    <Flex component="span" align="center" gap="small" className="nowrap">
      <ServiceIcon icon={icon} />
      {icon ? capitalize(icon.replaceAll('-', ' ')) : 'Default'}
    </Flex>
  )
}
