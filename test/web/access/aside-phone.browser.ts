import { opensWell } from './opened.ts'
import { ASIDE } from './openings.ts'
import { NARROW } from './window.ts'

opensWell('What opens beside the rest on a narrow phone', NARROW, ASIDE)
