// The portal and the small site as Firefox shows them.
import { testEngine } from "./testEngine.ts";

testEngine("firefox");
