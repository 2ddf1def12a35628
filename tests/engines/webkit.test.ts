// The portal and the small site as WebKit shows them, the engine of Safari.
import { testEngine } from "./testEngine.ts";

testEngine("webkit");
