// ANCHOR: all
fn one() {}
fn two() {
    // ANCHOR: here
    let lamp = 1;
    // ANCHOR: inner
    let bulb = 2;
    // ANCHOR_END: inner
    // ANCHOR_END: here
}
// ANCHOR_END: all
