import { expect, test } from 'vitest'
import { startPictureSite } from '../testing/picture-site.ts'
import { buildPicture } from '../testing/upload-files.ts'
import { fetchErrors, fetchPicture } from './fetch-picture.ts'
import { isPublicWebAddress } from './is-public-address.ts'

test('nothing on this machine is asked for, however it is written', async () => {
  const picture = await buildPicture()
  const { url, requests } = await startPictureSite((_request, response) => response.end(picture))
  const { port } = new URL(url)
  const hosts = '127.0.0.1 127.1 2130706433 0x7f000001 0177.0.0.1 0 [::1] [::ffff:127.0.0.1] localhost'
  for (const host of hosts.split(' '))
    await expect(fetchPicture(`http://${host}:${port}/a.jpg`, isPublicWebAddress), host).rejects.toThrow(
      fetchErrors.notPublic,
    )
  expect(requests).toEqual([])
})

test.each([
  ['http://169.254.169.254/latest/meta-data/iam/security-credentials/', fetchErrors.notPublic],
  ['https://[fd00:ec2::254]/latest/meta-data/', fetchErrors.notPublic],
  ['http://192.168.0.1/a.png', fetchErrors.notPublic],
  // For its port.
  ['http://93.184.216.34:22/a.png', fetchErrors.notPublic],
  ['https://93.184.216.34:6379/a.png', fetchErrors.notPublic],
  ['file:///etc/passwd', fetchErrors.notWeb],
  ['ftp://93.184.216.34/a.png', fetchErrors.notWeb],
  ['data:image/png;base64,AAAA', fetchErrors.notWeb],
])('%s is refused without a connection: %s', async (address, message) => {
  await expect(fetchPicture(address, isPublicWebAddress)).rejects.toThrow(message)
})
